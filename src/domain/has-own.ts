/** Tells whether an object itself has a key. `Object.hasOwn` is missing in Chromium before 93. */
export const hasOwn = <T extends object>(object: T, key: PropertyKey): key is keyof T =>
  Object.prototype.hasOwnProperty.call(object, key);
