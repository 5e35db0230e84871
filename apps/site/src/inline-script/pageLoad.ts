type Connected = Navigator & { connection?: { saveData?: boolean } };
type Navigation = PerformanceNavigationTiming & { deliveryType?: string };

/** The timing entry of this page's load. */
export const [navigation] = performance.getEntriesByType('navigation') as Navigation[];

/** Calls a function after `load`, unless the visitor has turned on data saving. */
export const afterLoad = (callback: () => void) =>
  (navigator as Connected).connection?.saveData || addEventListener('load', callback);

/** Adds a link that preloads a file. */
export const preload = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));
