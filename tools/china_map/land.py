"""What is set by hand: where provinces meet, the coast, rivers, the wall."""

from __future__ import annotations

Point = tuple[float, float]
Polygon = list[Point]

SIZE = (1400, 1180)

# name: colour, palace spaces, source of the colour, source of the number of spaces
PROVINCES = {
    "Yan": ("green", 5, "house", "house"),
    "Zhao": ("orange", 6, "reported", "house"),
    "Wei": ("red", 7, "reported", "book"),
    "Qi": ("yellow", 5, "reported", "book"),
    "Lu": ("orange", 4, "reported", "house"),
    "Han": ("green", 6, "reported", "house"),
    "Ch'in": ("yellow", 6, "reported", "house"),
    "Shu": ("red", 5, "house", "house"),
    "Chu": ("purple", 8, "book", "book"),
}
ALLIANCES = [
    ("Yan", "Zhao"), ("Zhao", "Wei"), ("Wei", "Ch'in"), ("Ch'in", "Shu"), ("Shu", "Chu"),
    ("Ch'in", "Han"), ("Wei", "Han"), ("Han", "Chu"), ("Han", "Lu"), ("Lu", "Chu"),
    ("Wei", "Lu"), ("Wei", "Qi"), ("Qi", "Lu"), ("Zhao", "Qi"), ("Yan", "Qi"),
]  # fmt: skip
POSTS = [
    ("Zhao", "Wei"), ("Wei", "Ch'in"), ("Ch'in", "Shu"),
    ("Wei", "Lu"), ("Han", "Chu"), ("Yan", "Qi"),
]  # fmt: skip

# Where three provinces meet, or two and the outside; "m*" are the corners of the massif
# that keeps Ch'in, Shu, Chu and Han from meeting in one point.
CORNERS: dict[str, Point] = {
    "yan-zhao-n": (940, 172), "zhao-wei-n": (690, 215), "wei-chin-n": (455, 262),
    "chin-shu-w": (112, 668), "shu-chu-s": (505, 1092), "chu-lu-e": (1216, 846),
    "lu-qi-e": (1148, 648), "qi-yan-e": (1026, 398),
    "j1": (912, 372), "j2": (822, 505), "j3": (882, 618), "j4": (806, 702),
    "j5": (536, 585), "j6": (846, 846),
    "ma": (520, 778), "mb": (596, 836), "mc": (548, 912), "md": (468, 842),
}  # fmt: skip

# Border lines: from corner to corner, through hand-set points, with a roughness.
LINES: dict[str, tuple[str, str, list[Point], float]] = {
    "Yan|Zhao": ("yan-zhao-n", "j1", [(905, 265)], 0.10),
    "Zhao|Wei": ("zhao-wei-n", "j2", [(712, 330), (782, 415)], 0.10),
    "Wei|Ch'in": ("wei-chin-n", "j5", [(485, 360), (470, 480)], 0.10),
    "Ch'in|Shu": ("chin-shu-w", "md", [(235, 700), (350, 765)], 0.10),
    "Shu|Chu": ("mc", "shu-chu-s", [(560, 990)], 0.11),
    "Ch'in|Han": ("j5", "ma", [(505, 680)], 0.11),
    "Wei|Han": ("j5", "j4", [(640, 655), (720, 655)], 0.10),
    "Han|Chu": ("mb", "j6", [(670, 872), (765, 850)], 0.10),
    "Han|Lu": ("j4", "j6", [(850, 770)], 0.12),
    "Lu|Chu": ("j6", "chu-lu-e", [(960, 872), (1090, 838)], 0.09),
    "Wei|Lu": ("j4", "j3", [], 0.15),
    "Wei|Qi": ("j2", "j3", [], 0.15),
    "Qi|Lu": ("j3", "lu-qi-e", [(1010, 610)], 0.10),
    "Zhao|Qi": ("j2", "j1", [(880, 455)], 0.12),
    "Yan|Qi": ("j1", "qi-yan-e", [], 0.15),
    "Yan|N": ("yan-zhao-n", "qi-yan-e", [
        (1040, 140), (1160, 118), (1248, 150), (1292, 232), (1262, 300), (1236, 366),
        (1214, 372), (1206, 318), (1160, 292), (1096, 318), (1050, 352)], 0.05),
    "Zhao|N": ("zhao-wei-n", "yan-zhao-n", [(815, 185)], 0.05),
    "Wei|N": ("wei-chin-n", "zhao-wei-n", [(570, 248)], 0.05),
    "Ch'in|W": ("chin-shu-w", "wei-chin-n", [
        (82, 560), (96, 440), (150, 372), (250, 338), (350, 292)], 0.05),
    "Shu|W": ("shu-chu-s", "chin-shu-w", [
        (400, 1112), (300, 1068), (206, 1012), (128, 906), (104, 780)], 0.06),
    "Chu|S": ("chu-lu-e", "shu-chu-s", [
        (1226, 930), (1178, 1010), (1090, 1062), (985, 1078), (900, 1112), (800, 1098),
        (690, 1126), (600, 1098)], 0.05),
    "Lu|E": ("lu-qi-e", "chu-lu-e", [(1166, 706), (1226, 762)], 0.06),
    "Qi|E": ("qi-yan-e", "lu-qi-e", [
        (1010, 452), (1062, 476), (1120, 446), (1196, 452), (1300, 486), (1250, 540),
        (1176, 574)], 0.05),
    "massif-ab": ("ma", "mb", [], 0.10), "massif-bc": ("mb", "mc", [], 0.10),
    "massif-cd": ("mc", "md", [], 0.10), "massif-da": ("md", "ma", [], 0.10),
}  # fmt: skip

# Which lines go round each province, in order; "-" walks a line backwards.
ROUND = {
    "Yan": ["Yan|N", "-Yan|Qi", "-Yan|Zhao"],
    "Zhao": ["Zhao|N", "Yan|Zhao", "-Zhao|Qi", "-Zhao|Wei"],
    "Wei": ["Wei|N", "Zhao|Wei", "Wei|Qi", "-Wei|Lu", "-Wei|Han", "-Wei|Ch'in"],
    "Qi": ["Qi|E", "-Qi|Lu", "-Wei|Qi", "Zhao|Qi", "Yan|Qi"],
    "Lu": ["Lu|E", "-Lu|Chu", "-Han|Lu", "Wei|Lu", "Qi|Lu"],
    "Han": ["Wei|Han", "Han|Lu", "-Han|Chu", "-massif-ab", "-Ch'in|Han"],
    "Ch'in": ["Ch'in|W", "Wei|Ch'in", "Ch'in|Han", "-massif-da", "-Ch'in|Shu"],
    "Shu": ["Ch'in|Shu", "-massif-cd", "Shu|Chu", "Shu|W"],
    "Chu": ["Lu|Chu", "Chu|S", "-Shu|Chu", "-massif-bc", "Han|Chu"],
}

DRAGONS: dict[str, Point] = {
    "Yan": (1090, 214), "Zhao": (806, 300), "Wei": (622, 448), "Qi": (1038, 540),
    "Lu": (1010, 736), "Han": (676, 760), "Ch'in": (216, 492), "Shu": (228, 846),
    "Chu": (856, 985),
}  # fmt: skip
# Spaces set by hand: the straight run of five through Ch'in and Shu with its branch in
# the south-west of Ch'in (example 7). The rest finds its own place.
FIXED: dict[str, list[Point]] = {
    "Ch'in": [(356, 380), (356, 512), (352, 640), (226, 636)],
    "Shu": [(348, 806), (350, 930)],
}
EXAMPLE_7 = [
    ("Ch'in 1", "Ch'in 2"), ("Ch'in 2", "Ch'in 3"), ("Ch'in 3", "Shu 1"), ("Shu 1", "Shu 2"),
    ("Ch'in 3", "Ch'in 4"),
]  # fmt: skip
PORTS: dict[str, list[Point]] = {
    "Yan": [(1232, 262)], "Qi": [(1112, 474), (1236, 502)],
    "Lu": [(1124, 690), (1186, 800)], "Chu": [(1182, 926), (1040, 1040)],
}  # fmt: skip
RIVERS: dict[str, list[Point]] = {
    "Yellow River": [
        (150, 560), (206, 470), (262, 420), (340, 352), (420, 316), (520, 300), (560, 360),
        (548, 440), (540, 520), (600, 560), (690, 570), (770, 560), (850, 520), (920, 470),
        (985, 430), (1020, 424)],
    "Yangtze": [
        (140, 850), (220, 960), (330, 1000), (430, 1010), (500, 950), (560, 930), (640, 910),
        (720, 940), (790, 915), (880, 900), (960, 930), (1050, 905), (1130, 880), (1222, 872)],
}  # fmt: skip
WALL: list[Point] = [
    (70, 452), (108, 372), (190, 322), (300, 282), (420, 222), (520, 214), (610, 200),
    (700, 172), (800, 146), (905, 136), (1000, 106), (1110, 82), (1215, 84), (1290, 122),
    (1330, 190),
]  # fmt: skip
MASSIF: list[Point] = [(532, 822), (556, 856), (508, 838), (540, 884)]
MOUNTAINS: list[Point] = [  # those that no space or road needs are drawn
    (140, 470), (122, 520), (150, 560),
    (150, 760), (176, 740), (700, 262), (726, 250), (930, 520), (660, 1060), (700, 1072),
    (250, 1000), (290, 1016), (440, 440), (446, 600), (470, 640), (270, 410), (600, 300),
    (1120, 190), (1150, 170), (960, 210), (900, 440), (740, 620), (620, 620), (1010, 800),
    (1040, 790), (930, 700), (460, 980), (440, 1010), (760, 1040), (990, 1030), (660, 960),
    (640, 940), (800, 800), (580, 700), (1150, 500), (560, 560), (1080, 980),
]  # fmt: skip
