import { keepEarlyPresses } from './earlyPresses';

// The build puts this into the head of every page: a press may come as soon as something is shown.
keepEarlyPresses(window);
