/* For browsers that read no modules, in the words that they know. What is written here runs nowhere else. */
(function () {
  var root = document.getElementById('root');
  var notice = document.getElementById('browser-lacks');
  if (!notice) return;
  if (root) root.style.display = 'none';
  notice.removeAttribute('hidden');
  notice.style.display = 'block';
  notice.style.margin = '48px auto';
  notice.style.padding = '0 24px';
  notice.style.maxWidth = '560px';
  notice.style.font = '16px/26px "Microsoft YaHei", sans-serif';
})();
