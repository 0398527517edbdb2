/** A file that processes on other machines may need. */
export interface SharedFile {
  /** Folder and name: `exports/018f….xlsx`. */
  readonly name: string
  /** What its list says of it; '' for nothing. */
  readonly about: string
  /** When the file was written, in ms since the epoch. */
  readonly modifiedAt: number
}

/**
 * Copies of files in the database, so that a process on another machine finds them. Where all processes are on one machine, as with
 * SQLite, they find the files themselves, and the store keeps nothing.
 */
export interface SharedFileStore {
  /** Stores a file, all of it or nothing. One of the same name is replaced; with `keepsExisting` it stays. */
  save(file: SharedFile, content: AsyncIterable<Uint8Array>, keepsExisting?: boolean): Promise<SaveResult>
  /** undefined if there is none. `pieces`: how many it has. */
  find(name: string): Promise<(SharedFile & { readonly pieces: number }) | undefined>
  /** A piece, counted from 0; undefined if the file has been removed meanwhile. */
  readPiece(name: string, piece: number): Promise<Uint8Array | undefined>
  /** Those in a folder, in the order of their names. */
  list(folder: string): Promise<readonly SharedFile[]>
  remove(names: readonly string[]): Promise<void>
}

/** `kept`: the store has an earlier file under that name, which stays. */
export type SaveResult = 'stored' | 'kept'

/** For processes that all have the same folder. */
export const noSharedFiles: SharedFileStore = {
  save: async () => 'stored',
  find: async () => undefined,
  readPiece: async () => undefined,
  list: async () => [],
  remove: async () => undefined,
}
