"""Better weights for the evaluations, by very many quick games."""
