"""Drawing as SVG text, without a browser: boards, charts, notebooks."""
