import 'i18next';
import type { es } from './allTexts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof es };
  }
}
