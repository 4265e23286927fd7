import { existsSync } from 'node:fs';
import { publicVersion } from '../publicVersion';

// Imported before anything that reads a setting or loads React, so that the pages agree with what Parcel built:
// it reads .env by itself, and builds for production.
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'production';
process.env.PUBLIC_VERSION = publicVersion();
