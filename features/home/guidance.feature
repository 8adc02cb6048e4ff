Feature: Where one begins in a product
  The home page leads operators and directors into each product step by step: to the pages that are there for them, and until they have gone there.

  Scenario Outline: Each role is led into its products, to what is there for it
    Given <who> is signed in
    Then the ways of <who> into products are "<ways>"

    Examples:
      | who         | ways                                                           |
      | Zhou Siyuan | credit: new-package packages; receivable: new-package packages |
      | Gu Yunzhou  | credit: packages; receivable: packages                         |
      | Luo Qiubai  | credit: packages; receivable: new-package packages             |
      | Shen Ruogu  |                                                                |

  Rule: A step is finished by following it, for half a day

    Scenario: What was followed is ticked, and what is left is led to
      Given Zhou Siyuan is signed in
      When Zhou Siyuan follows the way to "3-packages"
      Then the ways of Zhou Siyuan into products are "credit: new-package (packages); receivable: new-package packages"
      When 12 hours pass, and Zhou Siyuan signs in again
      Then the ways of Zhou Siyuan into products are "credit: new-package packages; receivable: new-package packages"

    Scenario: Whoever has followed all of them is led no further that half day
      Given Gu Yunzhou is signed in
      When Gu Yunzhou follows the way to "4-packages"
      And Gu Yunzhou follows the way to "8-packages"
      Then the ways of Gu Yunzhou into products are ""

  Rule: Who puts it away is not shown it for a day, who hides it never

    Scenario: It is put away for a day
      Given Zhou Siyuan is signed in
      When Zhou Siyuan puts the ways into products away
      Then the ways of Zhou Siyuan into products are ""
      When 23 hours pass, and Zhou Siyuan signs in again
      Then the ways of Zhou Siyuan into products are ""
      When 1 hours pass, and Zhou Siyuan signs in again
      Then the ways of Zhou Siyuan into products are "credit: new-package packages; receivable: new-package packages"

    @wire
    Scenario: With the first steps, it is hidden for good
      Given Xu Zhaoning is signed in
      When Xu Zhaoning hides the first steps
      Then the ways of Xu Zhaoning into products are ""
