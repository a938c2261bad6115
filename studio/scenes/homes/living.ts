/** Living rooms, 640×480: ten arrangements. */
import { R } from '../../kit/shapes';
import { floor, shaft } from '../../kit/floor';
import { windowP } from '../../kit/window';
import { armchair, chair, cornerSofa, longRug, rattanChair, rug, sofa, woodSofa } from '../../kit/seating';
import {
  books,
  candle,
  cup,
  fruitBowl,
  tableDining,
  tableDrum,
  tableLow,
  tableR,
  teaset,
  vaseFlowers,
} from '../../kit/tables';
import { lampF, lanternLamp, pendant } from '../../kit/lamps';
import { blossomVase, hangingPlant, plantPot } from '../../kit/plants';
import { artP, bookcase, curtains, dado, hatsOnWall, shelf, tvCabinet, wallClock, wovenTrays } from '../../kit/walls';
import { ceilingFan, daybed, floorCushion, recordPlayer, windowBench } from '../../kit/lounge';
import { hangingScroll } from '../../kit/scholar';
import { choose, type Home, type RoomPlan } from './home';

const wall = (h: Home): string => R(0, 0, 640, 480, h.wall);

/** A wide window over the whole wall, the sofa before it. */
const panorama: RoomPlan = (h) =>
  wall(h) +
  windowP(60, 44, 520, 258, h.view, { blind: h.blind, mull: 3 }) +
  curtains(42, 30, 560, 364) +
  floor(h.floor) +
  shaft(140, 364, 340, 116, 60) +
  rug(330, 436, 240, 'rug-j', 'paper') +
  sofa(60, 400, 250, h.cloth[0], h.cloth[1], [h.accent, h.second]) +
  lampF(356, 402, 196) +
  tableR(452, 398, 62) +
  plantPot(548, 424, 0.84, h.plant) +
  teaset(438, 392);

/** Window at the left, pictures above a sofa at the right. */
const gallery: RoomPlan = (h) =>
  wall(h) +
  windowP(52, 60, 176, 236, h.view, { blind: h.blind, mull: 1, shape: h.shape === 'three' ? 'plain' : h.shape }) +
  artP(300, 96, 86, 108, h.art) +
  artP(408, 96, 60, 80, h.art + 1) +
  artP(490, 110, 70, 92, h.art + 3) +
  floor(h.floor) +
  shaft(70, 364, 150, 116, 130) +
  rug(350, 432, 200) +
  sofa(250, 394, 290, h.cloth[0], h.cloth[1], [h.accent, h.second]) +
  tableR(316, 420, 66) +
  teaset(306, 414) +
  plantPot(600, 412, 1.05, h.plant) +
  lampF(210, 410, 176);

/** Television at the left, a window and an armchair at the right. */
const evening: RoomPlan = (h) =>
  wall(h) +
  windowP(356, 50, 228, 222, h.view, { blind: h.blind, mull: 2, shape: h.shape === 'round' ? 'plain' : h.shape }) +
  shelf(84, 124, 180) +
  floor(h.floor) +
  shaft(390, 364, 190, 116, -120) +
  tvCabinet(52, 376, 240, h.cabinets) +
  longRug(360, 440, 380, 'rug', 'rug-2') +
  armchair(440, 424, 132, h.cloth[0], h.cloth[1]) +
  tableDrum(340, 410, 54) +
  vaseFlowers(330, 402) +
  cup(372, 404, 'paper', 0.6) +
  plantPot(600, 416, 0.95, h.plant) +
  pendant(320, 44, 0.8, h.lamp);

/** Three tall windows, a corner sofa below, a lamp beside them. */
const loft: RoomPlan = (h) =>
  wall(h) +
  windowP(110, 40, 440, 232, h.view, { blind: h.blind, shape: 'three' }) +
  floor(h.floor) +
  shaft(120, 364, 120, 116, 90) +
  shaft(280, 364, 120, 116, 60) +
  rug(330, 444, 250, 'rug-j', 'paper') +
  lampF(596, 404, 214) +
  cornerSofa(90, 406, 380, h.cloth[0], h.cloth[1], [h.accent, h.second]) +
  tableDrum(548, 420, 52, 'stone') +
  books(546, 414) +
  plantPot(52, 416, 1, h.plant);

/** A round window, a carved bench, woven trays: the old house. */
const heritage: RoomPlan = (h) =>
  wall(h) +
  dado(280, 364, h.second === 'jade' ? 'jade-mist' : 'linen') +
  windowP(228, 40, 190, 190, h.view, { shape: 'round' }) +
  wovenTrays(108, 128, 1) +
  artP(490, 84, 92, 120, h.art) +
  floor(h.floor) +
  longRug(330, 440, 430, 'rug', 'rug-2') +
  woodSofa(156, 398, 336, h.cloth[0], [h.accent, h.second]) +
  tableLow(236, 424, 176) +
  teaset(300, 415) +
  lanternLamp(80, 410, 132) +
  blossomVase(566, 412, 1.15, 'bloom-2', 'ceramic');

/** A door onto the balcony at the right, a bench at the left. */
const openDoor: RoomPlan = (h) =>
  wall(h) +
  windowP(400, 46, 180, 310, h.view, { blind: h.blind * 0.7, shape: 'door' }) +
  hatsOnWall(70, 96) +
  artP(196, 78, 92, 114, h.art) +
  artP(306, 104, 62, 78, h.art + 2) +
  floor(h.floor) +
  shaft(400, 364, 180, 116, -140) +
  rug(290, 436, 220, 'rug', 'rug-2') +
  sofa(50, 398, 280, h.cloth[0], h.cloth[1], [h.accent, h.second]) +
  tableR(330, 420, 58) +
  cup(310, 412, 'paper', 0.75) +
  books(352, 414) +
  lanternLamp(362, 396, 118) +
  plantPot(610, 416, 0.9, h.plant);

/** A reader's room: bookcase, rattan chair by the window. */
const reading: RoomPlan = (h) =>
  wall(h) +
  bookcase(46, 372, 150, 300) +
  windowP(256, 54, 232, 216, h.view, { blind: h.blind, mull: 1, shape: h.shape === 'three' ? 'transom' : h.shape }) +
  artP(530, 96, 72, 94, h.art) +
  floor(h.floor) +
  shaft(280, 364, 190, 116, 70) +
  rug(370, 436, 220, 'rug-j', 'paper') +
  rattanChair(312, 424, 1.1, h.accent) +
  tableR(410, 408, 50) +
  teaset(398, 401) +
  armchair(474, 416, 120, h.cloth[0], h.cloth[1]) +
  pendant(410, 30, 0.8, h.lamp) +
  plantPot(224, 404, 0.66, h.plant);

/** A dining table under its lamps before the window. */
const dining: RoomPlan = (h) =>
  wall(h) +
  windowP(170, 46, 300, 206, h.view, { blind: h.blind, mull: 2, shape: h.shape === 'round' ? 'cross' : h.shape }) +
  artP(60, 104, 70, 92, h.art) +
  wallClock(540, 130, 32) +
  floor(h.floor) +
  rug(320, 444, 270, 'rug', 'rug-2') +
  chair(120, 428, 1, h.accent) +
  chair(520, 428, -1, h.accent) +
  tableDining(160, 352, 320, 92) +
  chair(248, 444, 1, h.second) +
  chair(396, 444, -1, h.second) +
  fruitBowl(316, 338, 1.1) +
  cup(230, 338, 'ceramic', 0.7) +
  cup(420, 338, 'ceramic', 0.7) +
  pendant(260, 34, 0.75, h.lamp === 3 ? 2 : h.lamp) +
  pendant(384, 34, 0.75, h.lamp === 3 ? 2 : h.lamp) +
  plantPot(592, 422, 1.05, h.plant);

/** A bench along the window, cushions on the floor round a low table, records by the wall. */
const windowSeat: RoomPlan = (h) =>
  wall(h) +
  windowP(190, 48, 330, 232, h.view, { blind: h.blind, mull: 2, shape: h.shape === 'round' ? 'transom' : h.shape }) +
  artP(48, 84, 84, 104, h.art) +
  hangingPlant(582, 40, 0.9) +
  floor(h.floor) +
  windowBench(164, 384, 388, h.cabinets, h.cloth[0], [h.accent, h.second, 'paper', h.accent]) +
  recordPlayer(14, 392, h.cabinets === 'jade' ? 'wood' : h.cabinets) +
  rug(350, 446, 230, 'rug-j', 'paper') +
  floorCushion(200, 446, h.accent) +
  floorCushion(506, 450, h.second) +
  tableR(352, 428, 74) +
  teaset(334, 421) +
  books(388, 422) +
  plantPot(602, 424, 0.95, h.plant);

/** A daybed under the fan, the balcony's door beside it, scrolls on the wall. */
const siesta: RoomPlan = (h) =>
  wall(h) +
  dado(292, 364, h.wall === 'jade-mist' || h.wall === 'mist' ? 'linen' : 'jade-mist') +
  windowP(44, 44, 176, 314, h.view, { blind: h.blind * 0.6, shape: 'door' }) +
  hangingScroll(286, 118, 62, 156, 0) +
  hangingScroll(500, 118, 62, 156, 1) +
  ceilingFan(420, 46, 0.92) +
  floor(h.floor) +
  shaft(54, 364, 160, 116, 120) +
  longRug(400, 446, 420, h.accent === 'lacquer' ? 'rug-j' : 'rug', h.accent === 'lacquer' ? 'paper' : 'rug-2') +
  daybed(256, 416, 330, h.cloth[0], [h.accent, h.second]) +
  tableDrum(214, 426, 44, 'wood-2') +
  cup(204, 420, 'paper', 0.75) +
  candle(230, 420) +
  plantPot(614, 410, 1, h.plant);

export const living: RoomPlan = (h) =>
  choose([panorama, gallery, evening, loft, heritage, openDoor, reading, dining, windowSeat, siesta], h.living)(h);
