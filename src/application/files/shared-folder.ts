import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { SharedFile, SharedFileStore } from '../ports/shared-file-store.ts'

/** Bytes of a piece of a file: few enough to be held several times, and enough that a large file has not too many. */
const pieceSize = 1024 * 1024

/** A folder of DATA_DIR whose files processes on other machines need, too. */
export class SharedFolder {
  readonly #dir: string
  readonly #name: string
  readonly #store: SharedFileStore

  /** `dataDir`/`name` is the folder on this machine. */
  constructor(dataDir: string, name: string, store: SharedFileStore) {
    this.#dir = join(dataDir, name)
    this.#name = name
    this.#store = store
  }

  get path(): string {
    return this.#dir
  }

  pathOf(file: string): string {
    return join(this.#dir, file)
  }

  /** Gives a file of this machine to the others. With `keepsExisting`, another machine's file of that name stays and takes its place. */
  async share(
    file: string,
    { about = '', keepsExisting = false }: { readonly about?: string; readonly keepsExisting?: boolean } = {},
  ): Promise<void> {
    const path = this.pathOf(file)
    const modifiedAt = Math.floor((await stat(path)).mtimeMs)
    const content = createReadStream(path, { highWaterMark: pieceSize })
    try {
      const result = await this.#store.save(
        { name: this.#keyOf(file), about, modifiedAt },
        content,
        keepsExisting,
      )
      if (result === 'kept') await this.#fetch(file)
    } finally {
      content.destroy()
    }
  }

  /** The file's path and size, copied from the store if this machine does not have it. undefined if there is none. */
  async find(file: string): Promise<{ readonly path: string; readonly bytes: number } | undefined> {
    const path = this.pathOf(file)
    const onDisk = () => stat(path).catch(() => undefined)
    const found = (await onDisk()) ?? ((await this.#fetch(file)) ? await onDisk() : undefined)
    return found?.isFile() ? { path, bytes: found.size } : undefined
  }

  /** Those in the store, whichever machine has them, named as in the folder. */
  async listShared(): Promise<readonly SharedFile[]> {
    const files = await this.#store.list(this.#name)
    return files.map((file) => ({ ...file, name: file.name.slice(this.#name.length + 1) }))
  }

  /** Removes files here and in the store. Copies that other machines have stay there. */
  async remove(files: readonly string[]): Promise<void> {
    if (files.length === 0) return
    await Promise.all(files.map((file) => rm(this.pathOf(file), { force: true })))
    await this.#store.remove(files.map((file) => this.#keyOf(file)))
  }

  /** Copies a file from the store. It gets its name only when it is whole, and the time at which it was written. */
  async #fetch(file: string): Promise<boolean> {
    const shared = await this.#store.find(this.#keyOf(file))
    if (!shared) return false
    await mkdir(this.#dir, { recursive: true })
    const draft = this.pathOf(`${file}.${randomUUID()}.partial`)
    try {
      await pipeline(this.#contentOf(shared), createWriteStream(draft, { mode: 0o600 }))
      const seconds = shared.modifiedAt / 1000
      await utimes(draft, seconds, seconds)
      await rename(draft, this.pathOf(file))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    return true
  }

  async *#contentOf({ name, pieces }: SharedFile & { readonly pieces: number }): AsyncGenerator<Uint8Array> {
    for (let piece = 0; piece < pieces; piece++) {
      const bytes = await this.#store.readPiece(name, piece)
      if (!bytes) throw new Error(`The file ${name} was removed while it was copied.`)
      yield bytes
    }
  }

  #keyOf(file: string): string {
    return `${this.#name}/${file}`
  }
}
