import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BLOCK = 1024 * 1024
const CACHED_BLOCKS = 48
/** Addresses are 32 bits wide. */
const MAX_BLOCKS = 4096

/**
 * Bytes that are appended once and read at random. Up to `memoryBytes` they are in blocks outside the heap, beyond
 * that in a temporary file without a name, which disappears with the process.
 */
export class SpilledBytes {
  readonly #memoryBlocks: number
  readonly #blocks: Buffer[] = []
  /** How many bytes of each finished block are used. */
  readonly #blockEnds: number[] = []
  readonly #cache = new Map<number, Buffer>()
  #tail = Buffer.allocUnsafeSlow(BLOCK)
  #tailBlock = 0
  #used = 0
  #file: number | undefined

  constructor(memoryBytes: number) {
    this.#memoryBlocks = Math.max(1, Math.floor(memoryBytes / BLOCK))
  }

  /** Whether an item with this many bytes fits. */
  fits(length: number): boolean {
    return length <= BLOCK && this.#tailBlock < MAX_BLOCKS - 1
  }

  /** Copies an item in and returns its address. An item never extends over two blocks. */
  append(bytes: Buffer, start: number, end: number): number {
    if (this.#used + end - start > BLOCK) this.#startBlock()
    const address = this.#tailBlock * BLOCK + this.#used
    this.#used += bytes.copy(this.#tail, this.#used, start, end)
    return address
  }

  /** The UTF-8 text of the item at `address`; `next` is the address of the following item, if there is one. */
  text(address: number, next: number | undefined): string {
    const block = Math.floor(address / BLOCK)
    const blockStart = block * BLOCK
    const blockEnd = this.#blockEnds[block] ?? this.#used
    const end = next === undefined ? blockEnd : Math.min(next - blockStart, blockEnd)
    return this.#block(block).toString('utf8', address - blockStart, end)
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
    this.#blocks.length = 0
    this.#cache.clear()
  }

  #startBlock(): void {
    if (this.#tailBlock < this.#memoryBlocks) {
      this.#blocks.push(this.#tail)
      this.#tail = Buffer.allocUnsafeSlow(BLOCK)
    } else {
      this.#file ??= openUnnamedFile()
      writeSync(this.#file, this.#tail, 0, BLOCK, (this.#tailBlock - this.#memoryBlocks) * BLOCK)
    }
    this.#blockEnds.push(this.#used)
    this.#tailBlock++
    this.#used = 0
  }

  #block(block: number): Buffer {
    return block === this.#tailBlock ? this.#tail : (this.#blocks[block] ?? this.#cached(block))
  }

  #cached(block: number): Buffer {
    const hit = this.#cache.get(block)
    if (hit) return hit
    const oldest = this.#cache.size >= CACHED_BLOCKS ? this.#cache.keys().next().value : undefined
    const buffer = (oldest !== undefined && this.#cache.get(oldest)) || Buffer.allocUnsafeSlow(BLOCK)
    if (oldest !== undefined) this.#cache.delete(oldest)
    if (this.#file !== undefined) readSync(this.#file, buffer, 0, BLOCK, (block - this.#memoryBlocks) * BLOCK)
    this.#cache.set(block, buffer)
    return buffer
  }
}

function openUnnamedFile(): number {
  const path = join(tmpdir(), `workbook-${randomUUID()}`)
  const file = openSync(path, 'wx+', 0o600)
  unlinkSync(path)
  return file
}
