/** SQLite's file in the data folder. */
export const DATABASE_FILE = 'hien.db';
/** Folders of the data folder that hold what cannot be made again, beside the database. */
export const KEPT_FOLDERS = ['media', 'uploads', 'mail'];
/** Copies that this program made by itself, in the data folder. */
export const COPIES_FOLDER = 'backups';

/** Says where a hotel lies. */
export interface Place {
  dataDir: string;
  /** `null`: SQLite's file in the data folder. */
  databaseUrl: string | null;
}
