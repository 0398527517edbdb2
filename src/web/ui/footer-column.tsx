interface FooterColumnProps {
  readonly title: string
  readonly items: readonly { readonly label: string; readonly href: string; readonly note?: string }[]
}

export function FooterColumn({ title, items }: FooterColumnProps) {
  return (
    <section>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-3 grid gap-1">
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} className="footer-link">
              {item.label}
              {item.note && <span className="ml-2 text-xs tabular-nums text-ink-3">{item.note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
