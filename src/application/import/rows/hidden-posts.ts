import { statusKey } from './closing/closing-status.ts'
import type { Companions, ReadCell } from './companions.ts'

/** What WordPress and others say of posts that no visitor sees. */
const hiddenPosts = new Set(
  [
    'draft',
    'auto-draft',
    'pending',
    'pending review',
    'private',
    'trash',
    'future',
    'inherit',
    'unpublished',
  ].map(statusKey),
)

/** Whether the website that a row comes from does not show it. */
export const isHiddenPost = ({ isOfPosts, cells }: Companions, read: ReadCell): boolean =>
  isOfPosts === true && cells.status?.some((index) => hiddenPosts.has(statusKey(read(index)))) === true
