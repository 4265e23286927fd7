/** The release that this code belongs to; the build inlines it from package.json. */
export const version = process.env.npm_package_version ?? 'dev';
