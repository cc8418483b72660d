import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {addressWords} from './addressWords';

/**
 * The search words in the last segment of the address: `/fr/features/background-plan` gives
 * "background plan".
 *
 * @returns empty on the first render, like the static page, which is the same for all addresses
 */
export function useAddressWords(): string {
  const {pathname} = useLocation();
  const [words, setWords] = useState('');
  useEffect(() => {
    const last = pathname.replace(/\/+$/, '').split('/').pop() ?? '';
    setWords(addressWords(last, '').join(' '));
  }, [pathname]);
  return words;
}
