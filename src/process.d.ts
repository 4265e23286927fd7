/** The settings that the build writes into the code. Nothing else of Node is there in a browser. */
declare const process: {
  env: Partial<
    Record<
      | 'NODE_ENV'
      | 'PUBLIC_VERSION'
      | 'REVISIONS'
      | 'LAST_REVISED'
      | 'SITE_URL'
      | 'SUPABASE_URL'
      | 'SUPABASE_PUBLISHABLE_KEY'
      | 'SUPABASE_ANON_KEY'
      | 'CONTROLLER_NAME'
      | 'CONTROLLER_TAX_ID'
      | 'CONTROLLER_ADDRESS'
      | 'CONTROLLER_EMAIL'
      | 'CONTROLLER_HOSTING'
      | 'CONTROLLER_REGION'
      | 'CONTROLLER_REGISTRY'
      | 'CONTROLLER_MAIL_REGION'
      | 'CONTROLLER_MAIL_LOG_DAYS'
      | 'CONTROLLER_LOG_DAYS',
      string
    >
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
