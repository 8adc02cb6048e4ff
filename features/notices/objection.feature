@extension
Feature: Objecting to the company's standing
  A company on the watch list, or one that is listed as violating, can object in writing and attach evidence.

  Scenario: An objection receives a receipt number and is examined
    Given Yan Shuxin is signed in
    Then Yan Shuxin reads of the company's standing "^Your company’s standing: (on the watch list|violating member), (found on|from) "
    When Yan Shuxin objects to the standing with "We have broken no rule" and the proof "settled.pdf"
    Then Yan Shuxin is told of the objection "^Objection sent. Receipt number YY\d{8}-0001$"
    And the objections of Yan Shuxin stand as "Being examined with settled.pdf"
    When Yan Shuxin objects to the standing with "Once more" and the proof ""
    Then Yan Shuxin is told of the objection "already being examined"

  Scenario: An objection needs a statement
    Given Wei Changge is signed in
    When Wei Changge objects to the standing with " " and the proof ""
    Then Wei Changge is told of the objection "Please write a statement"

  @wire
  Scenario: A company in good standing cannot object
    Given Zhou Siyuan is signed in
    Then Zhou Siyuan reads of the company's standing "good. There is nothing to object to"
    When Zhou Siyuan objects to the standing with "In advance" and the proof ""
    Then Zhou Siyuan is told of the objection "Your company is in good standing"
