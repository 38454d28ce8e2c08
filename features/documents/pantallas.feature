# language: es
Característica: Lo que dicen las pantallas de los documentos

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Verificar un libre deuda dice qué se comprobó, y si no, por qué y cómo seguir

    @DOC-04
    Escenario: Antes de verificar
      Dado que nadie ingresó
      Cuando abre "/verificar"
      Entonces la pantalla dice:
        | Verificar un libre deuda                                                                                            |
        | Escaneá con la cámara el código del certificado: se abre acá.                                                       |
        | O pegá el enlace del código                                                                                         |
        | Verificar                                                                                                           |
        | Fijate en la dirección                                                                                              |
        | Una página falsa puede decir cualquier cosa. En tu navegador, arriba, y en el papel tiene que estar esta dirección: |
        | https://portal.invalid                                                                                              |

    @DOC-04
    Escenario: Mientras se comprueba la firma
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "las claves de quien lo emitió" no vuelve
      Cuando alguien escanea el código de su libre deuda
      Entonces mientras tanto la pantalla dice:
        | Verificar un libre deuda             |
        | Comprobando la firma del certificado |

    @DOC-04
    Escenario: Uno verificado
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea el código de su libre deuda
      Entonces la pantalla dice:
        | Libre deuda verificado                                                                                                            |
        | Sin deuda al 21 de noviembre de 2026                                                                                              |
        | No dice nada de los días siguientes ni de otros préstamos.                                                                        |
        | A nombre de                                                                                                                       |
        | Gabriela Ríos                                                                                                                     |
        | DNI terminado en                                                                                                                  |
        | 482, para comparar con el documento                                                                                               |
        | Lo emitió                                                                                                                         |
        | Luma Créditos S.A.                                                                                                                |
        | CUIT                                                                                                                              |
        | 30-71894563-8                                                                                                                     |
        | Emitido el                                                                                                                        |
        | 21 de noviembre de 2026 a las 12:00                                                                                               |
        | Número del certificado                                                                                                            |
        | c-f30b62d5-324-90936050                                                                                                           |
        | Préstamos que certifica                                                                                                           |
        | 40051184                                                                                                                          |
        | 40063351                                                                                                                          |
        | ¿Y hoy?                                                                                                                           |
        | El certificado no cambia. Si te importa cómo está hoy, preguntale a quien lo emitió.                                              |
        | Preguntar ahora                                                                                                                   |
        | Cómo lo comprobamos                                                                                                               |
        | La firma es de Luma Créditos S.A. y nadie cambió el certificado. Verificado no es lo mismo que firmado digitalmente (Ley 25.506). |
        | Comparamos la firma con la que publica quien lo emitió, consultada el 21 de noviembre de 2026 a las 12:00.                        |
        | Fijate en la dirección                                                                                                            |
        | Una página falsa puede decir cualquier cosa. En tu navegador, arriba, y en el papel tiene que estar esta dirección:               |
        | https://portal.invalid                                                                                                            |
        | Verificar otro                                                                                                                    |

    @DOC-04
    Escenario: El rechazado no se prueba de nuevo, se verifica otro
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea su libre deuda con "una letra cambiada"
      Entonces la pantalla dice:
        | No pudimos verificar este certificado                          |
        | Alguien lo cambió, o no lo firmó Luma Créditos. No lo aceptes. |
        | Verificar otro                                                 |
      Y la pantalla no dice:
        | Probar de nuevo |

    @DOC-04
    Escenario: El que no se pudo comprobar se prueba de nuevo
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "las claves de quien lo emitió" no llega
      Cuando alguien escanea el código de su libre deuda
      Entonces la pantalla dice:
        | No pudimos verificar este certificado                                                    |
        | No pudimos consultar la firma de quien lo emitió. Conectate a internet y probá de nuevo. |
        | Probar de nuevo                                                                          |
        | Verificar otro                                                                           |

    @DOC-04
    Escenario: El que nunca se emitió se dice como una alarma
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que la consulta de "cómo está el certificado" responde que no existe con "CERTIFICATE_NOT_FOUND"
      Cuando alguien escanea el código de su libre deuda
      Y toca "Preguntar ahora"
      Entonces la pantalla dice:
        | Libre deuda verificado                                                                                                            |
        | Sin deuda al 21 de noviembre de 2026                                                                                              |
        | No dice nada de los días siguientes ni de otros préstamos.                                                                        |
        | A nombre de                                                                                                                       |
        | Gabriela Ríos                                                                                                                     |
        | DNI terminado en                                                                                                                  |
        | 482, para comparar con el documento                                                                                               |
        | Lo emitió                                                                                                                         |
        | Luma Créditos S.A.                                                                                                                |
        | CUIT                                                                                                                              |
        | 30-71894563-8                                                                                                                     |
        | Emitido el                                                                                                                        |
        | 21 de noviembre de 2026 a las 12:00                                                                                               |
        | Número del certificado                                                                                                            |
        | c-f30b62d5-324-90936050                                                                                                           |
        | Préstamos que certifica                                                                                                           |
        | 40051184                                                                                                                          |
        | 40063351                                                                                                                          |
        | ¿Y hoy?                                                                                                                           |
        | El certificado no cambia. Si te importa cómo está hoy, preguntale a quien lo emitió.                                              |
        | Error:                                                                                                                            |
        | Luma Créditos S.A. dice que no emitió ningún certificado con ese número. No lo aceptes.                                           |
        | Preguntar ahora                                                                                                                   |
        | Cómo lo comprobamos                                                                                                               |
        | La firma es de Luma Créditos S.A. y nadie cambió el certificado. Verificado no es lo mismo que firmado digitalmente (Ley 25.506). |
        | Comparamos la firma con la que publica quien lo emitió, consultada el 21 de noviembre de 2026 a las 12:00.                        |
        | Fijate en la dirección                                                                                                            |
        | Una página falsa puede decir cualquier cosa. En tu navegador, arriba, y en el papel tiene que estar esta dirección:               |
        | https://portal.invalid                                                                                                            |
        | Verificar otro                                                                                                                    |

    @DOC-04
    Escenario: El que sigue sin deuda no asusta
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea el código de su libre deuda
      Y toca "Preguntar ahora"
      Entonces la pantalla dice:
        | Libre deuda verificado                                                                                                            |
        | Sin deuda al 21 de noviembre de 2026                                                                                              |
        | No dice nada de los días siguientes ni de otros préstamos.                                                                        |
        | A nombre de                                                                                                                       |
        | Gabriela Ríos                                                                                                                     |
        | DNI terminado en                                                                                                                  |
        | 482, para comparar con el documento                                                                                               |
        | Lo emitió                                                                                                                         |
        | Luma Créditos S.A.                                                                                                                |
        | CUIT                                                                                                                              |
        | 30-71894563-8                                                                                                                     |
        | Emitido el                                                                                                                        |
        | 21 de noviembre de 2026 a las 12:00                                                                                               |
        | Número del certificado                                                                                                            |
        | c-f30b62d5-324-90936050                                                                                                           |
        | Préstamos que certifica                                                                                                           |
        | 40051184                                                                                                                          |
        | 40063351                                                                                                                          |
        | ¿Y hoy?                                                                                                                           |
        | El certificado no cambia. Si te importa cómo está hoy, preguntale a quien lo emitió.                                              |
        | Información:                                                                                                                      |
        | El 21 de noviembre de 2026 a las 12:00, según Luma Créditos S.A., estos préstamos siguen sin deuda.                               |
        | Preguntar ahora                                                                                                                   |
        | Cómo lo comprobamos                                                                                                               |
        | La firma es de Luma Créditos S.A. y nadie cambió el certificado. Verificado no es lo mismo que firmado digitalmente (Ley 25.506). |
        | Comparamos la firma con la que publica quien lo emitió, consultada el 21 de noviembre de 2026 a las 12:00.                        |
        | Fijate en la dirección                                                                                                            |
        | Una página falsa puede decir cualquier cosa. En tu navegador, arriba, y en el papel tiene que estar esta dirección:               |
        | https://portal.invalid                                                                                                            |
        | Verificar otro                                                                                                                    |
      Y la pantalla no dice:
        | Error: |

    @DOC-04
    Escenario: El retirado se dice como una alarma
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que quien lo emitió retiró el certificado
      Cuando alguien escanea el código de su libre deuda
      Y toca "Preguntar ahora"
      Entonces la pantalla dice:
        | Error: |

    @DOC-04
    Esquema del escenario: Lo firmado con <cambio> no se acepta
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea su libre deuda con "<cambio>"
      Entonces la pantalla dice:
        | No pudimos verificar este certificado |
        | <por qué>                             |

      Ejemplos:
        | cambio                        | por qué                                                                                               |
        | miles de letras de más        | El código está incompleto o no es de un certificado. Escanealo otra vez, de cerca y con buena luz.    |
        | algo que no se sabe comprobar | El código pide algo que esta página no sabe comprobar. No lo aceptes sin preguntarle a Luma Créditos. |
        | validez desde mañana          | Tiene una fecha que todavía no llegó. Fijate que este dispositivo tenga bien el día y la hora.        |
        | ningún préstamo               | La firma es de Luma Créditos, pero al certificado le falta algo. No lo aceptes sin preguntarle.       |

    @DOC-04
    Esquema del escenario: Los relojes pueden no coincidir: con <cambio> se verifica
      Dado que Gabriela ingresó y está en "el libre deuda"
      Cuando alguien escanea su libre deuda con "<cambio>"
      Entonces ve la pantalla "Libre deuda verificado"

      Ejemplos:
        | cambio                                |
        | cuatro minutos de más                 |
        | un vencimiento de hace cuatro minutos |

    @DOC-04
    Escenario: La firma que ya no se usaba ese día no se acepta
      Dado que Gabriela ingresó y está en "el libre deuda"
      Y que quien lo emitió dejó de usar esa firma
      Cuando alguien escanea el código de su libre deuda
      Entonces la pantalla dice:
        | Ese día Luma Créditos ya no usaba esa firma. No lo aceptes. |

  Regla: Cada documento se ofrece donde lo hay, y sólo ahí

    @DOC-03 @camino
    Escenario: Con una sola factura no se habla de anteriores
      Dado que Gabriela ingresó y está en "sus facturas"
      Y que pagó estas facturas:
        | 0004-00000003 | 2026-10-28 | 2870.5 |
      Entonces la pantalla dice:
        | Mis facturas                                                              |
        | Hay una factura por cada pago: está entre 24 y 48 horas después de pagar. |
        | Tu última factura                                                         |
        | $ 2.870,50                                                                |
        | Número                                                                    |
        | 0004-00000003                                                             |
        | Fecha                                                                     |
        | 28 de octubre de 2026                                                     |
        | Descargar la factura                                                      |
      Y la pantalla no dice:
        | Facturas anteriores |

    @DOC-02 @DOC-04
    Escenario: El libre deuda con su código
      Dado que Gabriela ingresó y está en "el libre deuda"
      Entonces la pantalla dice:
        | Libre deuda                                                                                     |
        | Certifica que no debés nada de los préstamos que terminaste de pagar.                           |
        | Préstamos que certifica                                                                         |
        | Casa Cuyo Muebles · 40051184                                                                    |
        | $ 54.000 en 6 cuotas                                                                            |
        | Préstamo en sucursal · 40063351                                                                 |
        | $ 75.000 en 9 cuotas                                                                            |
        | Descargar el libre deuda                                                                        |
        | Un préstamo que terminás de pagar aparece acá unas 24 horas después de su último pago.          |
        | Código para verificarlo                                                                         |
        | Quien recibe tu libre deuda escanea este código y ve que es verdadero. El PDF también lo lleva. |
        | Tiene que abrirse en esta dirección, y en ninguna otra:                                         |
        | https://portal.invalid/verificar                                                                |
        | Copiar el enlace del código                                                                     |
