export default function contentContract() {
  return {name: 'content-contract'};
}
