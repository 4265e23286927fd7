import en from '../../../../locales/en/lessons/video17.json';
import es from '../../../../locales/es/lessons/video17.json';

export const texts = { es, en };
