/** `npx tsx studio/plans/export.ts` writes every floor plan and the positions and shapes of the numbered doors. */
import { writePublic } from '../kit/write';
import { doorPositions, doorShapes, drawFloor } from './draw';
import { FLOOR_KINDS } from './floors';
import { TOWERS, blockedDoors } from './towers';
import { PLAN_LANGUAGES, readPlanWords } from './words';

for (const tower of TOWERS) {
  const blocked = blockedDoors(tower);
  if (blocked.length) throw new Error(`Tower ${tower.name}: doors blocked in the rooms around ${blocked.join('; ')}`);
}

for (const language of PLAN_LANGUAGES) {
  const words = readPlanWords(language);
  for (const tower of TOWERS) {
    for (const kind of FLOOR_KINDS) {
      const name = `plans/${language}/${tower.name.toLowerCase()}-${kind}.svg`;
      process.stdout.write(writePublic(name, drawFloor(tower, kind, words)) + '\n');
    }
  }
}

const positions = {
  size: Object.fromEntries(TOWERS.map((tower) => [tower.name, [tower.width, tower.height]])),
  ...Object.fromEntries(TOWERS.map((tower) => [tower.name, doorPositions(tower)])),
};
process.stdout.write(writePublic('plans/positions.json', JSON.stringify(positions) + '\n') + '\n');

const shapes = Object.fromEntries(TOWERS.map((tower) => [tower.name, doorShapes(tower)]));
process.stdout.write(writePublic('plans/shapes.json', JSON.stringify(shapes) + '\n') + '\n');
