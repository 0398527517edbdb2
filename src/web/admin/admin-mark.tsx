/** The product's mark with its name. */
export function AdminMark() {
  return (
    <span className="inline-flex items-center gap-2 text-base font-extrabold">
      <img src="/favicon.svg" alt="" width={24} height={24} />
      온동네
    </span>
  )
}
