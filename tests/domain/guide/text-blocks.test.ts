import { expect, it } from 'vitest';
import { textBlocks } from '../../../src/domain/guide/parts/text-blocks';

it.each([
  ['nothing', ' \n\n', []],
  [
    'lines',
    'Xe để ở sân.\r\n\nKhoá cổ xe.',
    [
      ['p', 'Xe để ở sân.'],
      ['p', 'Khoá cổ xe.'],
    ],
  ],
  [
    'a list between paragraphs',
    'Có:\n- nước\n – trà \n• **cà phê**\nHết.',
    [
      ['p', 'Có:'],
      ['ul', 'nước', 'trà', '**cà phê**'],
      ['p', 'Hết.'],
    ],
  ],
  ['steps', '1. Bật\n2) Chờ\n\n3. Tắt', [['ol', 'Bật', 'Chờ', 'Tắt']]],
  [
    'steps that begin anew',
    '1. Bật\n1. Tắt',
    [
      ['ol', 'Bật'],
      ['ol', 'Tắt'],
    ],
  ],
  [
    'a number that no step has',
    '1. Bật\n24. Nguyễn Du\n2. Tắt',
    [
      ['ol', 'Bật'],
      ['p', '24. Nguyễn Du'],
      ['p', '2. Tắt'],
    ],
  ],
  [
    'what only looks alike',
    '**Chú ý** 10.000 đ\n-5 độ\n1.5 lít',
    [
      ['p', '**Chú ý** 10.000 đ'],
      ['p', '-5 độ'],
      ['p', '1.5 lít'],
    ],
  ],
  [
    'a mark with nothing behind it',
    '-\n1.',
    [
      ['p', '-'],
      ['p', '1.'],
    ],
  ],
  ['what would be HTML', '<b>x</b>', [['p', '<b>x</b>']]],
])('%s', (_, text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks);
});
