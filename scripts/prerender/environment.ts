import { existsSync } from 'node:fs';

// Parcel reads it by itself. Imported before anything that reads a setting, so that build and browser agree.
if (existsSync('.env')) process.loadEnvFile('.env');
