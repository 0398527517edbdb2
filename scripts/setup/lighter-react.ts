/**
 * Functions of react-dom for what no page of the site uses. Each visitor would load them, because only the running code knows that
 * they are never called.
 */
const unused = [
  // Elements that React moves into `<head>`: the server writes the head, and `head-tags.ts` changes it.
  'acquireResource adoptPreloadPropsForScript adoptPreloadPropsForStylesheet createHoistableInstance estimateBandwidth',
  'getHydratableHoistableCache getResource insertStylesheet insertStylesheetIntoRoot insertSuspendedStylesheets',
  'isHostHoistableType mountHoistable preloadResource preloadResourceAndSuspendIfNeeded preloadStylesheet suspendResource',
  // <ViewTransition>.
  'commitAfterMutationEffectsOnFiber commitAppearingPairViewTransitions commitDeletedPairViewTransitions',
  'commitEnterViewTransitions commitExitViewTransitions commitNestedViewTransitions createViewTransitionInstance',
  'measureNestedViewTransitions measureViewTransitionHostInstancesRecursive reportViewTransitionError',
  'restoreEnterOrExitViewTransitions restoreNestedViewTransitions restorePairedViewTransitions restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances scheduleViewTransitionEvent startViewTransition trackEnterViewTransitions',
  // Refs on fragments.
  'FragmentInstance addFragmentHandleToFiber commitFragmentInstanceDeletionEffects commitFragmentInstanceInsertionEffects',
  'commitNewChildToFragmentInstances',
  // <Activity>, <SuspenseList>, custom elements, caches, states of actions.
  'mountActivityChildren retryActivityComponentWithoutHydrating updateActivityComponent',
  'initSuspenseListRenderState updateSuspenseListComponent setPropOnCustomElement refreshCache useMemoCache',
  'mountActionState rerenderActionState updateActionState',
  // Shows a transition in the browser's own bar.
  'defaultOnDefaultTransitionIndicator',
]
  .join(' ')
  .split(' ')

/** Functions whose value is used where nothing else of them is. */
const replaced: Readonly<Record<string, string>> = {
  // The names of components, which are one letter each, for a message that nothing shows.
  getStackByFiberInDevAndProd: "return ''",
}

/** The table of what brings other files early (`preload`, `preinit` and the like), with only what React itself calls. */
const innerCalls =
  'ReactDOMSharedInternals.d = { ...previousDispatcher, f: flushSyncWork, r: requestFormReset };\n'

/** react-dom without what no page uses. What only that calls, the minifier drops. */
export function lighterReact(code: string): string {
  const bodies = { ...Object.fromEntries(unused.map((name) => [name, ''])), ...replaced }
  const stubs = Object.entries(bodies).map(
    ([name, body]) => [`function ${name}(`, '}\n', `function ${name}() {${body}}\n`] as const,
  )
  const methods = code
    .split('\nFragmentInstance.prototype.')
    .slice(1)
    .map(() => ['FragmentInstance.prototype.', '};\n', ''] as const)
  return [...stubs, ...methods, ['ReactDOMSharedInternals.d = {\n', '};\n', innerCalls] as const].reduce(
    (rest, [start, end, put]) => replaceStatement(rest, start, end, put),
    code,
  )
}

/** Puts a text in the place of the statement whose first line begins with `start` and whose last line is `end`. */
function replaceStatement(code: string, start: string, end: string, put: string): string {
  const from = code.indexOf(`\n${start}`) + 1
  const to = code.indexOf(`\n${end}`, from) + 1 + end.length
  if (from === 0 || to === end.length)
    throw new Error(`lighter-react.ts does not know this React any more: ${start}`)
  return code.slice(0, from) + put + code.slice(to)
}
