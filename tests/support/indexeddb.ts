import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/** An empty IndexedDB for everything that opens a database from now on. */
export function freshIndexedDb(): IDBFactory {
  const factory = new IDBFactory();
  give(factory);
  return factory;
}

/** `open` never fires, as measured in several browsers. */
export function hangingIndexedDb(): void {
  give({ open: () => ({}) });
}

/** Every access throws, as in a profile that blocks storage. */
export function blockedIndexedDb(): void {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  give({ open: refuse, deleteDatabase: refuse });
}

function give(factory: unknown): void {
  Dexie.dependencies.indexedDB = factory as globalThis.IDBFactory;
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
}
