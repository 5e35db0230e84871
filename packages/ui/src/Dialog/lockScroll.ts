/** How many dialogs are open: one may open another. */
let openDialogs = 0;

/** Stops the page from scrolling until the returned function has been called. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (openDialogs === 0) {
    // Keeps the room of a classic scrollbar, so that the page does not shift.
    if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.dataset.modalOpen = '';
  }
  openDialogs += 1;
  return () => {
    openDialogs -= 1;
    if (openDialogs > 0) return;
    root.style.scrollbarGutter = '';
    delete root.dataset.modalOpen;
  };
}
