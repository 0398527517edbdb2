/** Moves the focus to the notification area. */
export const toastKey = 'F8'

/** The texts of the notification area itself. */
export interface ToastWords {
  readonly area: string
  readonly none: string
  readonly close: string
}

export interface ToastMessage {
  readonly title: string
  readonly text: string
  /** What it is about where there are several, such as the name of a file. */
  readonly about?: string
  readonly isError?: boolean
}

/** The present toast, and how many came before it. */
export interface ShownToast {
  readonly message: ToastMessage
  readonly number: number
  readonly open: boolean
}
