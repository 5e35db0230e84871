/** How long the pointer must rest on an entry before its dropdown opens, in milliseconds. */
const openDelay = 80;
/** How long a dropdown stays open after the pointer leaves it, in milliseconds. */
const closeDelay = 150;

const listening = Symbol.for('@agency/ui dropdowns');

/**
 * Opens and closes the dropdowns of a page's headers, even before hydration. CSS shows the links
 * while the trigger's `aria-expanded` is true. React never changes that attribute after the first
 * render, so hydration does not close an open dropdown.
 */
export function listenToDropdowns(page: Document): void {
  // The inline script has its own copy of this module, so the document holds the flag.
  if (Object.hasOwn(page, listening)) return;
  Object.assign(page, { [listening]: true });

  let open: Element | undefined;
  /** Whether the open dropdown stays open when the pointer leaves. */
  let pinned = false;
  let hovered: Element | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const show = (entry: Element | undefined, pin: boolean) => {
    clearTimeout(timer);
    if (open) triggerOf(open)?.setAttribute('aria-expanded', 'false');
    if (entry) triggerOf(entry)?.setAttribute('aria-expanded', 'true');
    open = entry;
    pinned = pin;
  };

  const dismiss = (returnsFocus = false) => {
    if (open && (returnsFocus || open.contains(page.activeElement))) triggerOf(open)?.focus();
    show(undefined, false);
  };

  const onPointer = (event: PointerEvent, entry: Element | undefined) => {
    // A dropdown closed under the pointer opens again only once the pointer has left the entry.
    if (event.pointerType === 'touch' || entry === hovered) return;
    hovered = entry;
    clearTimeout(timer);
    const isPinned = pinned && open?.isConnected;
    if (isPinned || entry === open) return;
    timer = setTimeout(show, entry ? openDelay : closeDelay, entry, false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const entry = entryOf(event);
    const next = entry && stopFor(event, entry);
    if (next) {
      show(entry, true);
      next.focus();
    } else if (event.key === 'Escape' && open) dismiss(pinned);
    else return;
    event.preventDefault();
  };

  const onClick = (event: Event) => {
    const entry = entryOf(event);
    const target = targetOf(event);
    if (entry && triggerOf(entry)?.contains(target)) {
      if (entry === open && pinned) dismiss();
      else show(entry, true);
    } else if (open && (entry !== open || target.closest('a'))) dismiss();
  };

  const onFocusOut = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (open && to && entryOf(event) === open && !open.contains(to as Node)) show(undefined, false);
  };

  const onResize = () => {
    const { activeElement: focused } = page;
    if (open && !triggerOf(open)?.checkVisibility()) show(undefined, false);
    const navigation = focused?.closest('[data-part="navigation"]');
    if (navigation && !focused?.checkVisibility()) {
      // Focus the menu button, which has replaced the focused entry.
      navigation.parentElement?.querySelector<HTMLElement>('[data-part="menu"]')?.focus();
    }
  };

  // Listen in the capture phase, as another handler may stop the event's propagation.
  const capture = true;
  page.addEventListener('pointerover', (event) => onPointer(event, entryOf(event)), { capture });
  // A pointer that leaves the window causes no `pointerover`.
  page.addEventListener(
    'pointerout',
    (event) => event.relatedTarget || onPointer(event, undefined),
    { capture },
  );
  page.addEventListener('keydown', onKeyDown, { capture });
  page.addEventListener('click', onClick, { capture });
  page.addEventListener('focusout', onFocusOut, { capture });
  page.defaultView?.addEventListener('resize', onResize);
}

const triggerOf = (entry: Element) => entry.querySelector('button');

/** Returns an event's target, even if it is in a shadow root. */
const targetOf = (event: Event) => event.composedPath()[0] as Element;

const entryOf = (event: Event): Element | undefined =>
  targetOf(event).closest?.('[data-dropdown]') ?? undefined;

/** Returns the element to which a key moves focus from a trigger or a link in its dropdown, if any. */
function stopFor(event: KeyboardEvent, entry: Element): HTMLElement | undefined {
  const stops = [...entry.querySelectorAll<HTMLElement>('button, a')];
  const at = stops.indexOf(targetOf(event) as HTMLElement);
  const last = stops.length - 1;
  if (event.key === 'ArrowDown') return stops[Math.min(at + 1, last)];
  if (at <= 0) return undefined;
  return { ArrowUp: stops[at - 1], Home: stops[1], End: stops[last] }[event.key];
}
