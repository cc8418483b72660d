import {jpeg} from './jpeg';
import type {PictureFormat} from './PictureFormat';
import {png} from './png';
import {svg} from './svg';
import {webp} from './webp';

/**
 * The kinds of pictures that pages may show: those that all browsers of `browserslist` know, Edge
 * before 121 among them, which lacks AVIF. GIF is left out: PNG holds the same in fewer bytes, and
 * nobody can stop one that moves (WCAG 2.2, 2.2.2).
 */
export const pictureFormats: readonly PictureFormat[] = [svg, png, jpeg, webp];
