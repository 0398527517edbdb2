/** Replaces a text that stands exactly once in a file of `src/`. */
interface Edit {
  readonly file: string
  readonly find: string
  readonly put: string
}

/** How to take one mechanism out of a copy of the code, to measure what it buys. */
interface Ablation {
  readonly edits: readonly Edit[]
  /** True if the mechanism changes what an import stores, so that the copy needs data of its own. */
  readonly storesOtherData: boolean
}

const sqlite = 'src/storage/dialects/sqlite'

/**
 * The mechanisms beside plain FTS5 and b-trees that `npm run bench -- search --without NAME` can leave out. The product itself
 * has no switches for them. Decision 25 says what each of them buys.
 */
export const ablations: Readonly<Record<string, Ablation>> = {
  'tokens-in-cities': {
    storesOtherData: true,
    edits: [
      {
        file: `${sqlite}/filter-query.ts`,
        find: 'const pairs = city === undefined ? [] :',
        put: 'const pairs = city !== undefined ? [] :',
      },
      {
        file: `${sqlite}/filter-query.ts`,
        find: 'if (city === undefined) return (tokens) => [...tokens]',
        put: "if (city !== '') return (tokens) => [...tokens]",
      },
    ],
  },
  'doc-values': {
    storesOtherData: false,
    edits: [
      {
        file: `${sqlite}/doc-values.ts`,
        find: 'const unknown = this.#columns.missing(numbers)',
        put: 'const unknown = [...numbers]',
      },
    ],
  },
  'near-among-all': {
    storesOtherData: false,
    edits: [
      {
        file: 'src/storage/read/near-reader.ts',
        find: 'if (isRare || places.length * growth >= enough) continue',
        put: 'continue',
      },
    ],
  },
  'block-counts': {
    storesOtherData: false,
    edits: [
      {
        file: 'src/storage/read/counted-list.ts',
        find: "if (!counted || others.length > 0 || sort !== 'recommended') return undefined",
        put: 'return undefined',
      },
    ],
  },
}

/** Where the files of a copy are read and written. */
interface Files {
  read(file: string): string
  write(file: string, text: string): void
}

/** Applies edits. Throws if a text does not stand exactly once in its file, because the code has changed since. */
export function applyEdits(edits: readonly Edit[], { read, write }: Files): void {
  for (const { file, find, put } of edits) {
    const parts = read(file).split(find)
    if (parts.length !== 2) {
      throw new Error(`${file} has "${find}" ${parts.length - 1} times: correct bench/ablations.ts.`)
    }
    write(file, parts.join(put))
  }
}
