@extension
Feature: Acting for a colleague who is away
  Whoever goes on leave names a colleague who acts for them from one day to another. Everybody sees who acts for whom and in what,
  what is done bears both names, and nobody checks by it what they or the one they act for have made.

  Rule: From the first to the last day, and no longer

    Scenario: A director goes on leave, and a colleague confirms for him
      Given Zhou Siyuan is signed in
      And Gu Yunzhou is signed in
      And Zhou Siyuan has demanded two steps of everybody
      When Gu Yunzhou names Li Min to act for him from today for 3 days
      Then "李敏 for 顾云舟 holding" is delegated in the company of Gu Yunzhou
      When Li Min is signed in
      And Li Min acts for Gu Yunzhou
      And Li Min confirms what is proposed
      Then "two-steps-on  confirmed by 李敏 (for 顾云舟)" is decided in the company of Li Min

    Scenario: It is over by itself
      Given Gu Yunzhou is signed in
      And Gu Yunzhou has named Li Min to act for him from today for 3 days
      When 3 days are over for Gu Yunzhou
      And Li Min is signed in
      Then Li Min acts for nobody

    Scenario: It is to come
      Given Gu Yunzhou is signed in
      And Gu Yunzhou has named Li Min to act for him from tomorrow for 3 days
      When Li Min is signed in
      Then Li Min acts for nobody
      And "李敏 for 顾云舟 coming" is delegated in the company of Gu Yunzhou

    Scenario: Whoever comes back early ends it
      Given Gu Yunzhou is signed in
      And Gu Yunzhou has named Li Min to act for him from today for 3 days
      When Gu Yunzhou ends that Li Min acts for him
      And Li Min is signed in
      Then Li Min acts for nobody

  Rule: What was left behind is found and gone on with

    Scenario: A colleague finds at home and in the list what waited for him
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
    Scenario: Whoever is at work when it ends is told by whom, and nothing of it waits any more
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has named Shen Ruogu to act for him from today for 3 days
      And Shen Ruogu is signed in
      And Shen Ruogu acts for Zhou Siyuan
      When Zhou Siyuan ends that Shen Ruogu acts for him
      And Shen Ruogu opens the list at "?view=waiting"
      Then Shen Ruogu is told that it was ended by "周思远"
      When Shen Ruogu opens the list at "?view=waiting"
      Then nothing is said to wait for Shen Ruogu

  Rule: The maker is never the checker

    Scenario: An administrator lends nobody’s say alone
      Given Zhou Siyuan is signed in
      And Gu Yunzhou is signed in
      When Zhou Siyuan names Li Min to act for Gu Yunzhou from today for 3 days
      Then "李敏 for 顾云舟 waiting" is delegated in the company of Zhou Siyuan
      And nothing is for Zhou Siyuan to decide
      When Gu Yunzhou confirms what is proposed
      Then "李敏 for 顾云舟 holding" is delegated in the company of Gu Yunzhou

    @wire
    Scenario: Nobody acts for somebody whose role they have
      Given Gu Yunzhou is signed in
      When Gu Yunzhou names Lin Zhixia to act for him from today for 3 days
      Then Gu Yunzhou is told of people "This colleague has these roles already and needs nobody to hand them over."
