import en from '../../../../locales/en/lessons/video5.json';
import es from '../../../../locales/es/lessons/video5.json';

export const texts = { es, en };
