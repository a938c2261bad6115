/** Room and house in one line; once where the house is named as its room, or one of them is unknown. */
export const placeName = ({ room, apartment }: { room: string; apartment: string }): string =>
  [...new Set([room, apartment])].filter((name) => name !== '').join(', ');
