Feature: Switching product, enterprise, user type and version from the header
  The header leads to the opened products, to another enterprise of the user, to another user type, and back to the
  old version. Entries that lead nowhere are not shown.

  Rule: The header lists products that the host offers, the company has opened and the role can use

    Scenario: The header lists the opened products of the company
      Given He Qinghe is signed in
      Then the header of He Qinghe lists the products "Digital receivables (Rongxin), Receivables financing (Receivable loan)"

    Scenario: A product in the header leads to its list
      Given He Qinghe is signed in
      When He Qinghe goes to the product "Receivables financing"
      Then He Qinghe is at "/est/finance-data/index/finance", in the product "EST"

    Scenario: The header uses the host's name for a product
      Given the platform calls the product "EST" "Direct receivables"
      When He Qinghe signs in
      Then the header of He Qinghe lists the products "Digital receivables (Rongxin), Direct receivables (Receivable loan)"

  Rule: A person who works for several enterprises can switch between them

    @extension
    Scenario: A user switches to another enterprise
      Given Lin Zhixia is signed in
      Then Lin Zhixia may work for "宁波砚舟精密铸造, 常州陈氏五金"
      When Lin Zhixia goes on for "常州陈氏五金"
      Then Lin Zhixia works for "常州陈氏五金", at "/index"

    @extension
    Scenario: Drafts stay with their enterprise
      Given Lin Zhixia is signed in
      And Lin Zhixia has written "Half a sentence" into a draft
      When Lin Zhixia goes on for "常州陈氏五金"
      Then Lin Zhixia has no draft
      When Lin Zhixia goes on for "宁波砚舟精密铸造"
      Then Lin Zhixia has the draft "Half a sentence"

    @extension @wire
    Scenario: A switch in another window is followed, and the user is told
      Given Lin Zhixia is signed in
      When Lin Zhixia goes on for "常州陈氏五金" in another window
      And Lin Zhixia goes on working in this one
      Then Lin Zhixia works for "常州陈氏五金", at "/index"
      And Lin Zhixia is told that another window has gone on for "常州陈氏五金"

    @extension
    Scenario: A user of one enterprise has no choice
      Given He Qinghe is signed in
      Then He Qinghe may work for no other enterprise

    @extension
    Scenario: A user switches between enterprise and institution where the host has both
      Given enterprise and institution users may switch at the host
      And Lin Zhixia is signed in
      Then Lin Zhixia may be an enterprise or an institution user
      When Lin Zhixia goes on as an institution user
      Then Lin Zhixia works for "宁波砚舟精密铸造", at "/index"
      And Lin Zhixia acts for the institution "衡铎银行宁波分行"
      When Lin Zhixia goes on as an enterprise user
      Then Lin Zhixia works as "Operator"

    @extension
    Scenario: A user has no choice where the host has one kind of user
      Given Lin Zhixia is signed in
      Then Lin Zhixia may be one kind of user

  Rule: Users can return to the old version where the host has one

    @wire
    Scenario: Returning to the old version needs a confirmation
      Given He Qinghe is signed in
      When He Qinghe means to go back to the old version
      Then going back is asked about
      When He Qinghe confirms it
      Then He Qinghe is led out to "https://v2.huiyu.example/"

    Scenario: Returning is not offered where the host has no old version
      Given the host has no old version
      And He Qinghe is signed in
      Then He Qinghe cannot go back to an old version
