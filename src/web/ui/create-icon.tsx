import { createElement, type SVGProps } from 'react'

/** A drawing of lucide-react, 24 units wide and high. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/**
 * Replaces lucide-react's function of the same use in the panel's build; its options are not used here. How the lines are drawn stands
 * in `base.css`, because a page has dozens of icons.
 */
export default function createIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once an icon, when its module is read
  return function Icon({ size = 24, className = '', ...attributes }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`lucide ${className}`.trim()}
        {...attributes}
      >
        {node.map(([tag, shape]) => createElement(tag, shape))}
      </svg>
    )
  }
}
