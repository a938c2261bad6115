/**
 * Pictures of each room of a home: its own, or the home's. None begins with the picture that the home begins with, and one
 * that borrows the home's does not begin as another room does, as long as there are others.
 */
export function picturesOfRooms(home: readonly string[], rooms: readonly (readonly string[])[]): string[][] {
  const first = new Set(home.slice(0, 1));
  const taken = new Set([...first, ...rooms.flatMap((own) => own.slice(0, 1))]);
  return rooms.map((own) => {
    const [pictures, others] = own.length > 0 ? [own, first] : [home, taken];
    const at = Math.max(
      0,
      pictures.findIndex((picture) => !others.has(picture)),
    );
    const turned = [...pictures.slice(at), ...pictures.slice(0, at)];
    if (turned[0] !== undefined) taken.add(turned[0]);
    return turned;
  });
}
