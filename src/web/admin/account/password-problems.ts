export interface PasswordEntry {
  readonly current: string
  readonly next: string
  readonly repeated: string
}

/** Field → what is wrong with it, in the order of the form. */
export type PasswordProblems = Partial<Record<keyof PasswordEntry, string>>

const shortest = 8

/** What can be told before the server is asked; {} where nothing is wrong. */
export function passwordProblems({ current, next, repeated }: PasswordEntry): PasswordProblems {
  return {
    ...(current === '' && { current: '현재 비밀번호를 입력하십시오.' }),
    ...(next.length < shortest && { next: `${shortest}자 이상으로 정하십시오.` }),
    ...(next.length >= shortest && next === current && { next: '현재 비밀번호와 다른 것으로 정하십시오.' }),
    ...(repeated !== next && { repeated: '새 비밀번호와 다릅니다. 똑같이 한 번 더 입력하십시오.' }),
  }
}
