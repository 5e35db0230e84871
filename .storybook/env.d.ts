interface ImportMetaEnv {
  /** Set in a test run: see `otherTheme.ts`. */
  readonly STORYBOOK_BOTH_THEMES?: boolean;
}
