/** The settings that the build writes into the code. Nothing else of Node is there in a browser. */
declare const process: {
  env: Partial<
    Record<'NODE_ENV' | 'PUBLIC_VERSION' | 'SITE_URL' | `SUPABASE_${string}` | `CONTROLLER_${string}`, string>
  >;
};

/** What Parcel's development server gives; a build has none. */
declare namespace NodeJS {
  interface Module {
    hot?: {
      /** Undefined before the first update. */
      data: unknown;
      accept: (updated?: () => void) => void;
      dispose: (keep: (data: object) => void) => void;
    };
  }
}
declare const module: NodeJS.Module;
