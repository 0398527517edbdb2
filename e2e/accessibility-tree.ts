import type { Page } from 'playwright-core'

/** A node of the accessibility tree. */
export interface SpokenNode {
  readonly role: string
  readonly name: string
  /** Its properties: level, focused, selected, expanded, live, … */
  readonly states: Readonly<Record<string, unknown>>
  readonly children: readonly SpokenNode[]
}

/** Roles without a meaning of their own: their children replace them. */
const unspoken = new Set(['none', 'generic', 'InlineTextBox'])

/** Chromium's accessibility tree of the page as it is now. */
export async function accessibilityTree(page: Page): Promise<SpokenNode> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const spoken = (id: string): SpokenNode[] => {
    const node = byId.get(id)
    const role = String(node?.role?.value)
    const children = (node?.childIds ?? []).flatMap(spoken)
    if (!node || node.ignored || unspoken.has(role)) return children
    const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]))
    return [{ role, name: String(node.name?.value ?? ''), states, children }]
  }
  const [root] = spoken(nodes[0]?.nodeId ?? '')
  if (!root) throw new Error('The page has no accessibility tree.')
  return root
}

/** The nodes with these roles in and below a node, in reading order. */
export function listRoles(node: SpokenNode, ...roles: readonly string[]): SpokenNode[] {
  const below = node.children.flatMap((child) => listRoles(child, ...roles))
  return roles.includes(node.role) ? [node, ...below] : below
}

/** The only node with that role and name. */
export function findNode(root: SpokenNode, role: string, name: string): SpokenNode {
  const [found, ...others] = listRoles(root, role).filter((node) => node.name === name)
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} × ${role} “${name}”.`)
  return found
}

/** Records what live regions announce from now on, on every page. Only changes inside an existing region count. */
export async function noteAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role=status], [role=alert], [aria-live]')
        if (region?.textContent) said.push(region.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
}
