# Words of Hasu itself
