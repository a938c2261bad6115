import { Dexie } from 'dexie';
import * as fake from 'fake-indexeddb';

/** Dexie keeps the factory it found at first; idb looks for the global ones each time, these classes included. */
const { IDBFactory, IDBKeyRange, IDBOpenDBRequest, ...classes } = fake;
Object.assign(globalThis, classes, { IDBKeyRange, IDBOpenDBRequest });

/** An empty IndexedDB for everything that opens a database from now on. */
export function freshIndexedDb(): IDBFactory {
  const factory = new IDBFactory();
  give(factory);
  return factory;
}

/** `open` never fires, as measured in several browsers. */
export function hangingIndexedDb(): void {
  give({ open: () => new IDBOpenDBRequest() });
}

/** The one that is there opens only after `ms`, as measured in WebKit and Firefox on a phone that is busy. */
export function lateIndexedDb(ms: number): void {
  const factory = indexedDB;
  const open = (...asked: [name: string, version?: number]): unknown => {
    const request = factory.open(...asked);
    const add = request.addEventListener.bind(request) as (type: string, listener: (event: Event) => void) => void;
    const after = (type: string, listener: (event: Event) => void): void =>
      add(type, type === 'success' ? (event) => setTimeout(() => listener(event), ms) : listener);
    return Object.assign(request, { addEventListener: after });
  };
  give({ open });
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
  Object.assign(globalThis, { indexedDB: factory });
}
