/** What a page says in one of its views, as the view switch, the browser and search engines show it. */
export interface PageWords {
  /** The view's name on the switch. */
  name: string;
  /** The page's title in the browser and in search results, without the company's name. */
  title: string;
  /** What search results and shared links say below the title. */
  metaDescription: string;
}
