import { setFlagsFromString } from 'node:v8';
import { quickly } from './quickly';

setFlagsFromString(quickly);
