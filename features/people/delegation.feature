@extension
Feature: Delegation to a colleague
  A user who goes on leave names a colleague to act for them during a period. All users of the company see who acts
  for whom and in which roles. Every action carries both names. A delegate may not approve what they, or the person
  they act for, have made.

  Rule: A delegation holds from its first to its last day

    Scenario: A delegate confirms a proposal for a director on leave, and both names are recorded
      Given Zhou Siyuan is signed in
      And Gu Yunzhou is signed in
      And Zhou Siyuan has demanded two steps of everybody
      When Gu Yunzhou names Li Min to act for him from today for 3 days
      Then "李敏 for 顾云舟 holding" is delegated in the company of Gu Yunzhou
      When Li Min is signed in
      And Li Min acts for Gu Yunzhou
      And Li Min confirms what is proposed
      Then "two-steps-on  confirmed by 李敏 (for 顾云舟)" is decided in the company of Li Min

    Scenario: A delegation ends by itself after its last day
      Given Gu Yunzhou is signed in
      And Gu Yunzhou has named Li Min to act for him from today for 3 days
      When 3 days are over for Gu Yunzhou
      And Li Min is signed in
      Then Li Min acts for nobody

    Scenario: A delegation does not hold before its first day
      Given Gu Yunzhou is signed in
      And Gu Yunzhou has named Li Min to act for him from tomorrow for 3 days
      When Li Min is signed in
      Then Li Min acts for nobody
      And "李敏 for 顾云舟 coming" is delegated in the company of Gu Yunzhou

    Scenario: A delegation ends when the colleague comes back early and ends it
      Given Gu Yunzhou is signed in
      And Gu Yunzhou has named Li Min to act for him from today for 3 days
      When Gu Yunzhou ends that Li Min acts for him
      And Li Min is signed in
      Then Li Min acts for nobody

  Rule: A delegate can continue the colleague's work

    Scenario: A delegate finds the colleague's waiting packages on the home page and in the list
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has named Shen Ruogu to act for him from today for 3 days
      When Shen Ruogu is signed in
      And Shen Ruogu acts for Zhou Siyuan
      And Shen Ruogu comes to the home page
      Then each figure of packages is that of the list that it opens
      And some figure counts something
      When Shen Ruogu turns to receivable credits
      And Shen Ruogu opens the list at "?view=waiting"
      Then 3 packages are said to wait for Shen Ruogu
      And the menu tells Shen Ruogu of 3 packages there
      And every package there is for Shen Ruogu to go on with "(for 周思远)"

    @wire
    Scenario: A delegate at work is told who ended the delegation, and nothing is waiting any more
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has named Shen Ruogu to act for him from today for 3 days
      And Shen Ruogu is signed in
      And Shen Ruogu acts for Zhou Siyuan
      When Zhou Siyuan ends that Shen Ruogu acts for him
      And Shen Ruogu opens the list at "?view=waiting"
      Then Shen Ruogu is told that it was ended by "周思远"
      When Shen Ruogu opens the list at "?view=waiting"
      Then nothing is said to wait for Shen Ruogu

  Rule: The maker cannot be the checker

    Scenario: A delegation that an administrator proposes needs the confirmation of another person
      Given Zhou Siyuan is signed in
      And Gu Yunzhou is signed in
      When Zhou Siyuan names Li Min to act for Gu Yunzhou from today for 3 days
      Then "李敏 for 顾云舟 waiting" is delegated in the company of Zhou Siyuan
      And nothing is for Zhou Siyuan to decide
      When Gu Yunzhou confirms what is proposed
      Then "李敏 for 顾云舟 holding" is delegated in the company of Gu Yunzhou

    @wire
    Scenario: A colleague who has the same role cannot be a delegate
      Given Gu Yunzhou is signed in
      When Gu Yunzhou names Lin Zhixia to act for him from today for 3 days
      Then Gu Yunzhou is told of people "This colleague already has these roles; no delegation is needed."
