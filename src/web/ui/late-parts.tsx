import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { DirectoryContext } from '../api/directory-query.ts'
import { type LateCode, WithCode } from './late-code.ts'

/** Code of which a part has that name. What shows the part may have brought it before, such as the read of an empty list (`bringFor`). */
type CodeWith<Name extends string, Props> = LateCode<Readonly<Record<Name, ComponentType<Props>>>>

const isServer = typeof document === 'undefined'

/** A part that few pages show. The browser loads its code where it is shown; until then the server's markup stays. */
export async function latePart<Name extends string, Props extends object>(
  code: CodeWith<Name, Props>,
  name: Name,
): Promise<ComponentType<Props>> {
  if (isServer) await code.load()
  return (props: Props) => (
    <Suspense>
      {/* Nothing where the code cannot be loaded: the page can do without it. */}
      <WithCode code={code}>
        {(found) => {
          const Part: ComponentType<Props> | undefined = found?.[name]
          return Part && <Part {...props} />
        }}
      </WithCode>
    </Suspense>
  )
}

/**
 * A part that works without JavaScript, such as a plain form. Where the server has rendered it, it stays as it is, and the browser
 * never loads its code, and gets no data for it. It does where the page is opened from another one. Give it a `key` of what it shows,
 * because it does not follow its properties.
 */
export async function keptPart<Name extends string, Props extends object>(
  code: CodeWith<Name, Props>,
  name: Name,
): Promise<ComponentType<Props>> {
  const Part = await latePart(code, name)
  return (props: Props) => {
    const isHydrating = useSyncExternalStore(neverChanges, no, isServer ? no : yes)
    const [isKept] = useState(isHydrating)
    const host = useRef<HTMLDivElement>(null)
    // So that screen readers read first why a form was not taken.
    useEffect(() => host.current?.querySelector<HTMLElement>('.error-summary')?.focus(), [])
    // React leaves the server's markup alone where it is given markup, and so it is given none.
    const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
    return (
      <div ref={host} className="contents" {...(isKept && kept)}>
        {isKept ? undefined : (
          <AsKept>
            <Part {...props} />
          </AsKept>
        )}
      </div>
    )
  }
}

/** The answers that are shown here need not be passed to the browser. */
function AsKept({ children }: { readonly children: ReactNode }) {
  return <DirectoryContext value={{ ...use(DirectoryContext), isKept: true }}>{children}</DirectoryContext>
}

const neverChanges = () => () => {}
const yes = () => true
const no = () => false
