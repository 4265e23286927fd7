export { duration, format, makeProgress } from '../progress';
