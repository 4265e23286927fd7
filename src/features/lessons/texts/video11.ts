import en from '../../../../locales/en/lessons/video11.json';
import es from '../../../../locales/es/lessons/video11.json';

export const texts = { es, en };
