import { expect, it } from 'vitest';
import { readPastedDoors } from '../../../src/domain/setup/pasted-doors';

const door = (code: string, doorCode = '', wifiName = '', wifiPassword = '') => ({
  ...{ code, doorCode, wifiName, wifiPassword },
});

it.each([
  ['a list in one line', 'S201 s202, S203', [door('S201'), door('S202'), door('S203')]],
  ['a line each, with what people write around it', 'Phòng S201\n\n căn s-202 ', [door('S201'), door('S202')]],
  [
    'cells of a spreadsheet under a head',
    'Căn hộ\tMã cửa\tWi-Fi\tMật khẩu\nS201\t1357#\tSen, tầng 2\tsen-hai-linh\nS202\t2468#',
    [door('S201', '1357#', 'Sen, tầng 2', 'sen-hai-linh'), door('S202', '2468#')],
  ],
  ['what is typed with commas', 'S201, 1357#, Sen, sen-hai-linh', [door('S201', '1357#', 'Sen', 'sen-hai-linh')]],
  ['plates of figures in a row', '201, 202, 203', [door('201'), door('202'), door('203')]],
  ['a plate of figures with its code', '201, 1357#\n1203\t2468', [door('201', '1357#'), door('1203', '2468')]],
  [
    'a plate of letters with a code of as many signs',
    'S201, 1357\nS202; 2468',
    [door('S201', '1357'), door('S202', '2468')],
  ],
  ['doors of two towers', 'S201, A1101', [door('S201'), door('A1101')]],
  ['nothing', ' \n', []],
])('reads %s', (_what, text, doors) => {
  expect(readPastedDoors(text)).toEqual({ doors });
});

it('reads one door a line where every door is known', () => {
  expect(readPastedDoors('1201, 1357\n1202; 2468\nS203, A123', ['1201', '1202', 'S203'])).toEqual({
    doors: [door('1201', '1357'), door('1202', '2468'), door('S203', 'A123')],
  });
});

it('names the first line that begins with no door', () => {
  expect(readPastedDoors('S201\ncửa sau 2\nS202')).toEqual({ wrong: 'cửa sau 2' });
});
