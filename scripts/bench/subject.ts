/** A page of one of the folders that are compared. */
export interface Subject {
  /** Unique, for the results' file. */
  name: string;
  origin: string;
  path: string;
  /** The folder it is served from. */
  folder: string;
  /** The floor has no script: React never comes. */
  react: boolean;
}

export const urlOf = ({ origin, path }: Subject): string => origin + path;
