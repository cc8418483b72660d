import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {addressWords} from './addressWords';

/**
 * What the address asked for, in words: `/fr/features/background-plan` gives "background plan".
 *
 * @returns empty at first, as in the static page, which is the same for all addresses
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
